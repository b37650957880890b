import { defineMessages, translator } from '@portolan/i18n';

/** What places of the map are called by those who see it. */
export const t = translator(
  defineMessages('am.places', {
    nowhere: 'off the map',
    frame:
      '{side, select, top {the top of the frame} right {the right of the frame} bottom {the bottom of the frame} other {the left of the frame}}',
    harbour:
      '{side, select, N {the north harbour} E {the east harbour} SE {the southeast harbour} S {the south harbour} SW {the southwest harbour} W {the west harbour} NW {the northwest harbour} other {the northeast harbour}} of {island}',
    harbourSide:
      '{side, select, N {North harbour} E {East harbour} SE {Southeast harbour} S {South harbour} SW {Southwest harbour} W {West harbour} NW {Northwest harbour} other {Northeast harbour}}',
    offshore:
      '{side, select, N {the sea north} E {the sea east} SE {the sea southeast} S {the sea south} SW {the sea southwest} W {the sea west} NW {the sea northwest} other {the sea northeast}} of {island}',
  }),
);
