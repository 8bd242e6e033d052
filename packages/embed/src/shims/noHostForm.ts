import type { FormEvent } from 'react';
import type { ownForm as OwnForm } from '../../../ui/src/lib/ownForm.ts';

/** No form of a page is around the widget's, and no submit leaves its shadow root. */
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

/** Nobody hands attributes to the widget's form. */
export const mergeProps = (_host: object, element: unknown) => element;
