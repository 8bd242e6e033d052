import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';

/** What a form is drawn as: 'div' where the host has a form around it already, since forms can't be nested. */
export type FormElement = 'form' | 'div';

export interface FormElementProps {
  /** 'div' inside a form of your own: HTML forbids one within another. Enter and the button then send ours, and not yours. Default 'form'. */
  as?: FormElement | undefined;
}

/**
 * What makes an element a form of ours, whose submit no host hears. `Form` is typed as a form, of which a `div` has every property that
 * ours use.
 */
export function ownForm(as: FormElement | undefined, send: () => void, role?: 'search') {
  const take = (event: FormEvent | KeyboardEvent | MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    send();
  };
  if (as !== 'div') return { Form: 'form' as const, props: { role, noValidate: true, onSubmit: take } };
  return {
    Form: 'div' as unknown as 'form',
    props: {
      role: role ?? 'form',
      onClick(event: MouseEvent<HTMLElement>) {
        const { target } = event;
        const isButton = target instanceof Element && target.closest('button[type=submit]');
        if (isButton && !event.defaultPrevented) take(event);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const isInput = event.target instanceof Element && event.target.matches('input');
        if (isInput && event.key === 'Enter' && !event.defaultPrevented && !event.nativeEvent.isComposing) {
          take(event);
        }
      },
    },
  };
}
