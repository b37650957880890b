import type { Event } from '@portolan/nina-pinta';
import { benefitCues } from './benefitCues.ts';
import { eraCues } from './eraCues.ts';
import { governCues } from './governCues.ts';
import { landCues } from './landCues.ts';
import { planckCues } from './planckCues.ts';
import type { ShownScene } from './scene.ts';
import type { SpriteCue } from './sprite.ts';
import { voyageCues } from './voyageCues.ts';

/** What moves on the table when `event` is shown. */
export function cuesOf(scene: ShownScene, event: Event): readonly SpriteCue[] {
  return (
    voyageCues(scene, event) ??
    landCues(scene, event) ??
    governCues(scene, event) ??
    benefitCues(scene, event) ??
    planckCues(scene, event) ??
    eraCues(scene, event) ??
    []
  );
}
