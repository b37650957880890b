import { useReadable } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { t } from './messages.ts';
import { trying, tryPiece } from './trying.ts';
import './tryTiles.css';

/** A button on the map that lets a player try tiles at any time, also while others play. */
export function TryButton(): JSX.Element | null {
  const { me, question } = useScene();
  useReadable(trying);
  if (me === undefined || question?.kind === 'layTile' || trying.get() !== undefined) return null;
  return (
    <button type="button" class="am-try" aria-label={t('try')} title={t('try')} onClick={() => tryPiece(undefined)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 4h8v8h8v8H4z" />
      </svg>
    </button>
  );
}
