import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { later } from '../app/later.tsx';
import { t } from '../messages/gathering.ts';
import type { PersonDialogProps } from './PersonDialog.tsx';
import '../style/person.css';

const PersonDialog = later(async () => (await import('./PersonDialog.tsx')).PersonDialog);

/** A name that opens a dialog about its person. */
export function PersonButton({
  class: more = '',
  ...person
}: Omit<PersonDialogProps, 'onClose'> & { readonly class?: string }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class={`person-button ${more}`}
        aria-haspopup="dialog"
        title={t('seat.about', { name: person.name })}
        onClick={() => setOpen(true)}
      >
        {person.name}
      </button>
      {open && <PersonDialog {...person} onClose={() => setOpen(false)} />}
    </>
  );
}
