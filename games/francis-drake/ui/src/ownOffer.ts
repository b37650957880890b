import { viewerIn } from '@portolan/client';
import { type Box, offerAt, takenOf, type View } from '@portolan/francis-drake';
import { offerWords } from './offerWords.ts';

/** What the viewer gets who stops at a Location next. */
export function ownOffer(box: Box, location: number, view: View): string {
  const me = viewerIn(view);
  const offer = offerAt(box, view, location);
  const grant = me && offer.grant && takenOf(offer.grant, me);
  return offerWords(location, grant === undefined ? offer : { ...offer, grant });
}
