import type { Event, View } from '@portolan/francis-drake';
import type { JSX } from 'preact';

/** Stand-ins for the drawings. */
export function StreetLayer(_: { readonly form: string }): JSX.Element | null {
  return null;
}
export function ChartLayer(_: { readonly form: string }): JSX.Element | null {
  return null;
}
export function stepView(view: View, _: Event): View {
  return view;
}
