/** The frame of a guide for a first game. */
export { GuidePanel, type GuidePanelProps } from './GuidePanel.tsx';
export type { GuideAdvice, GuideNews, GuidePage, GuideStep } from './page.ts';
