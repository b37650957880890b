/** What the map does without on first render. */
export { Cartouche } from './Cartouche.tsx';
export { DECOR } from './Decor.tsx';
export { IslandOutlines } from './IslandOutlines.tsx';
export { Islands } from './Islands.tsx';
export { PointedPlaces } from './PointedPlaces.tsx';
export { Spots } from './Spots.tsx';
