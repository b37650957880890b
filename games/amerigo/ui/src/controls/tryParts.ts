export { TryButton } from './TryButton.tsx';
export { TryShelf } from './TryShelf.tsx';
