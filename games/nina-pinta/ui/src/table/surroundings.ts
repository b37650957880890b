export { BenefitsRoom, ErasRoom, Panels } from '../panels/Panels.tsx';
export { PlayerSheets } from '../sheets/PlayerSheets.tsx';
