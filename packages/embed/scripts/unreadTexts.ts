import type { Plugin } from 'rolldown';

/** Texts of modules from which the widget reads others: of fields, buttons and reasons that no visitor of a website has. */
const unread: Readonly<Record<string, readonly string[]>> = {
  booking: ['farmer', 'agrovetHint', 'discount'],
  bookingErrors: ['farmerRequired', 'discountInvalid'],
  bookingSummary: ['discount', 'afterDiscount'],
  combobox: ['logIn', 'logInKey'],
  common: ['cancel', 'save', 'yes', 'no'],
};

/** Leaves texts out that the widget never shows. Fails the build when one of them is gone from its module. */
export function unreadTextsLeftOut(): Plugin {
  const modules = new RegExp(`messages[/\\\\](?:en|sw)[/\\\\](${Object.keys(unread).join('|')})\\.ts$`);
  return {
    name: 'unread-texts-left-out',
    transform: {
      filter: { id: modules },
      handler(code, id) {
        const module = modules.exec(id)?.[1] ?? '';
        return (unread[module] ?? []).reduce((rest, name) => {
          const left = rest.replace(new RegExp(`^ {2}${name}:\\s*(?:'[^'\\n]*'|"[^"\\n]*"),\\n`, 'm'), '');
          if (left === rest) this.error(`${id} has no line ${name}: see unreadTexts.ts.`);
          return left;
        }, code);
      },
    },
  };
}
