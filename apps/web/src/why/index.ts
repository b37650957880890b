/** "Why can't I?" as one chunk, so that its style sheet is not loaded with the first page. */
import '../style/why.css';

export { WhyAnswer } from './WhyAnswer.tsx';
export { WhyMode } from './WhyMode.tsx';
export { WhyPanel } from './WhyPanel.tsx';
