import type { JSX } from 'preact';
import './towerDrawing.css';

/** A funnel, a round tower of stone with a window onto its inside, and a tray. */
export function TowerDrawing(): JSX.Element {
  return (
    <svg class="am-tower-drawing" viewBox="0 0 84 118" aria-hidden="true">
      <path class="am-tower-wood" d="M6 3h72l-15 22H21z" />
      <path class="am-tower-line" d="M6 3h72M13 13h58" />
      <path class="am-tower-stone" d="M19 25h46l4 76H15z" />
      <path
        class="am-tower-line"
        d="M18.500 34h47M17 92h50M29 25v9M46 25v9M24 92v9M41 92v9M58 92v9M18 50h5M17.500 66h5M17 80h5M61 58h5M61.500 74h5"
      />
      <path class="am-tower-dark" d="M24 88V54c0-10 8-16 18-16s18 6 18 16v34z" />
      <path class="am-tower-wood" d="M4 101h76l-5 14H9z" />
      <path class="am-tower-line" d="M7 108h70" />
    </svg>
  );
}
