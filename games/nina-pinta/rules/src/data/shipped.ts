import file from './components.json' with { type: 'json' };
import type { Components } from './components.ts';

/** The components that come with the program. The test of `readComponents` proves that they are what they are said to be. */
export const shipped = file as unknown as Components;
