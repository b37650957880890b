import { defineMessages, translator } from '@portolan/i18n';

/** The controls for moves that are being shown. */
export const t = translator(
  defineMessages('web.playback', {
    'playback.label': 'Playback',
    'playback.play': 'Play',
    'playback.pause': 'Pause',
    'playback.skip': 'Skip',
    'playback.pace': 'Speed',
    'playback.slow': 'Slow',
    'playback.normal': 'Normal',
    'playback.fast': 'Fast',
    'playback.instant': 'Instant',
  }),
);
