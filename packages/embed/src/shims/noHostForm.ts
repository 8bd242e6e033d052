import type { FormEvent } from 'react';
import type { ownForm as OwnForm } from '../../../ui/src/lib/ownForm.ts';

/** The widget's form is in no form of the page, and no submit event leaves its shadow root. */
export const ownForm: typeof OwnForm = (_as, send) => ({
  Form: 'form' as const,
  props: {
    role: undefined,
    noValidate: true,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      send();
    },
  },
});
