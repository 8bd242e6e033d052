import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';

/** The element of a form: 'div' if the host has a form around it, since forms can't be nested. */
export type FormElement = 'form' | 'div';

export interface FormElementProps {
  /**
   * 'div' inside a form of your own: HTML forbids nested forms. Enter and the button then send ours, and not
   * yours. Default 'form'.
   */
  as?: FormElement | undefined;
}

/**
 * Gives the element and props of our form, whose submit event no host receives. `Form` is typed as a form; a
 * `div` has every property that our forms use.
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
