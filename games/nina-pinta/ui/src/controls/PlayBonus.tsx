import { BONUSES } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { LandChoices } from './LandChoices.tsx';
import { LookPicker } from './LookPicker.tsx';

/** Where a counter goes, or what it brings; with the Spyglass, which lands are looked at. */
export function PlayBonus(): JSX.Element | null {
  const { question } = useScene();
  if (question?.kind !== 'playBonus') return null;
  return BONUSES[question.bonus] === 'spyglass' ? <LookPicker /> : <LandChoices />;
}
