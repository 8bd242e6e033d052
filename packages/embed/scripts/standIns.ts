import { join } from 'node:path';

const standIns = join(import.meta.dirname, '../src/standins');

/** Modules that something in the place of another one is given to, and what. */
interface Swap {
  name: string;
  importers: RegExp;
  /** From what the importers say to the file that they get. */
  files: Readonly<Record<string, string>>;
}

/** Libraries of which the booking form uses little, and what takes their place there; other components keep the libraries. */
const libraries: readonly Swap[] = [
  {
    name: 'form-library',
    importers: /[/\\]packages[/\\]ui[/\\]src[/\\]booking-form[/\\]/,
    files: {
      './formLibrary.ts': join(standIns, 'reactHookForm.ts'),
      './ruleLibrary.ts': join(standIns, 'zodMini.ts'),
    },
  },
  {
    name: 'floating-lists',
    importers: /[/\\]primitives[/\\]combobox[/\\]OptionPopup\.tsx$/,
    files: { './usePopupPlace.ts': join(standIns, 'usePopupPlace.ts') },
  },
];

/** What visitors of a website never need, and what the first field does not need, which comes in one file. */
const parts: readonly Swap[] = [
  {
    name: 'parts-of-the-form',
    importers: /[/\\]packages[/\\]ui[/\\]src[/\\](booking-form|booking-queue)[/\\]/,
    files: {
      './BookingShare.tsx': join(standIns, 'noBookingShare.ts'),
      './LocationButton.tsx': join(standIns, 'noLocationButton.ts'),
      './useAskBack.tsx': join(standIns, 'noAskBack.ts'),
      './isFinished.ts': join(standIns, 'noFolding.ts'),
      './discount.ts': join(standIns, 'noDiscount.ts'),
      './useDiscountHint.ts': join(standIns, 'noDiscount.ts'),
      '../messages/en/bookingSignedIn.ts': join(standIns, 'noTexts.ts'),
      '../../messages/en/bookingSignedIn.ts': join(standIns, 'noTexts.ts'),
      './AdministratorFields.tsx': join(standIns, 'visitor.ts'),
      './FarmerFields.tsx': join(standIns, 'visitor.ts'),
      './bookingUser.ts': join(standIns, 'visitor.ts'),
      './useFarmerChoice.ts': join(standIns, 'visitor.ts'),
      '../../lib/omitUnread.ts': join(standIns, 'visitor.ts'),
      '../../lib/wordOf.ts': join(standIns, 'visitor.ts'),
      '../lib/accountProblems.ts': join(standIns, 'noAccount.ts'),
      '../../lib/accountProblems.ts': join(standIns, 'noAccount.ts'),
      './shownTestTypes.ts': join(standIns, 'shownTestTypes.ts'),
      './askFirst.ts': join(standIns, 'noOwnList.ts'),
      './askFound.tsx': join(standIns, 'noOwnList.ts'),
      './toSavedNotice.ts': join(standIns, 'visitor.ts'),
      '../../soil-type-dialog/index.ts': join(standIns, 'soilTypeHelp.tsx'),
      '../../booking-queue/onDemand.ts': join(standIns, '../form/rest.ts'),
    },
  },
  {
    name: 'words-of-the-server',
    importers: /[/\\]lib[/\\]useServerText\.ts$/,
    files: { './serverText.ts': join(standIns, 'serverText.ts') },
  },
  {
    name: 'modals-of-the-page',
    importers: /[/\\]primitives[/\\]toaster[/\\]followModals\.ts$/,
    files: { './findModal.ts': join(standIns, 'findModal.ts') },
  },
  {
    name: 'modals-around-dialogs',
    importers: /[/\\]primitives[/\\]dialog[/\\]Dialog\.tsx$/,
    files: { './useEscapeBeforeHosts.ts': join(standIns, 'noHostModals.ts') },
  },
  {
    name: 'forms-of-hosts',
    importers: /[/\\](BookingForm\.tsx|lib[/\\]slots\.ts)$/,
    files: {
      '../lib/ownForm.ts': join(standIns, 'noHostForm.ts'),
      './mergeProps.ts': join(standIns, 'noHostForm.ts'),
    },
  },
  {
    name: 'documents-of-tests',
    importers: /[/\\]packages[/\\]ui[/\\]src[/\\]/,
    files: {
      './plainDom.ts': join(standIns, 'realDom.ts'),
      '../lib/plainDom.ts': join(standIns, 'realDom.ts'),
      '../../lib/plainDom.ts': join(standIns, 'realDom.ts'),
    },
  },
  {
    name: 'server-rendering',
    importers: /[/\\]packages[/\\]ui[/\\]src[/\\]/,
    files: {
      '../lib/useUniqueId.ts': join(standIns, 'noServerRendering.ts'),
      '../../lib/useUniqueId.ts': join(standIns, 'noServerRendering.ts'),
      '../../lib/useChosenBefore.ts': join(standIns, 'noServerRendering.ts'),
    },
  },
  {
    name: 'languages-of-hosts',
    importers: /[/\\]packages[/\\]ui[/\\]src[/\\]/,
    files: {
      './intlLocales.ts': join(standIns, 'twoLanguages.ts'),
      '../messages/intlLocales.ts': join(standIns, 'twoLanguages.ts'),
    },
  },
  {
    name: 'texts',
    importers: /[/\\]messages[/\\]swBookingForm\.ts$/,
    files: {
      './sw/bookingAskBack.ts': join(standIns, 'noTexts.ts'),
      './sw/bookingDiscount.ts': join(standIns, 'noTexts.ts'),
      './sw/bookingLocation.ts': join(standIns, 'noTexts.ts'),
      './sw/bookingShare.ts': join(standIns, 'noTexts.ts'),
      './sw/bookingSignedIn.ts': join(standIns, 'noTexts.ts'),
      './sw/serverText.ts': join(standIns, 'noTexts.ts'),
    },
  },
  {
    name: 'lists',
    importers: /[/\\]primitives[/\\]combobox[/\\](Combobox|MultiSelect)\.tsx$/,
    files: { './OptionPopup.tsx': join(standIns, 'optionPopup.tsx') },
  },
  {
    name: 'icons',
    importers: /[/\\]primitives[/\\]icon[/\\]Icon\.tsx$/,
    files: { './drawings.ts': join(standIns, 'drawings.ts') },
  },
  {
    name: 'client',
    importers: /[/\\]packages[/\\]sdk[/\\]src[/\\]client[/\\]/,
    files: {
      './openapiFetch.ts': join(standIns, 'openapiFetch.ts'),
      './Middleware.ts': join(standIns, 'noMiddleware.ts'),
      './withSession.ts': join(standIns, 'noSession.ts'),
      './createReauthorizer.ts': join(standIns, 'noSession.ts'),
      './mayCarryToken.ts': join(standIns, 'noSession.ts'),
      './iterate.ts': join(standIns, 'noIteration.ts'),
      './fillLists.ts': join(standIns, 'noLists.ts'),
    },
  },
];

/** React's packages as Preact has them, for the tests and stories of the form. */
export const preactAlias: Readonly<Record<string, string>> = {
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react-dom': 'preact/compat',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
};

/** React's packages as the widget has them: Preact, without what its compat layer adds for other people's components. */
export const widgetAlias: Readonly<Record<string, string>> = {
  ...preactAlias,
  'react-dom/client': join(standIns, 'react.ts'),
  react: join(standIns, 'react.ts'),
};

/** Puts the small stand-ins in their libraries' place, for Rolldown and Vite alike. */
export function smallStandIns() {
  return libraries.map((swap) => toPlugin(swap));
}

/**
 * Puts every stand-in of the widget in its place.
 * Errors: the build fails where nothing asks for one of them any more: what it stood for would come back unseen. Measurements,
 * which leave parts out, set `mayMiss`.
 */
export function widgetStandIns({ mayMiss = false } = {}) {
  return [...libraries, ...parts].map((swap) => {
    const missing = new Set(Object.keys(swap.files));
    return {
      ...toPlugin(swap, (source) => missing.delete(source)),
      buildEnd(error?: Error) {
        if (error || mayMiss || missing.size === 0) return;
        throw new Error(`Nothing asks for ${[...missing].join(', ')} (${swap.name}): see standIns.ts.`);
      },
    };
  });
}

function toPlugin({ name, importers, files }: Swap, onUse: (source: string) => void = () => {}) {
  return {
    name,
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined) {
      const file = importer && importers.test(importer) ? files[source] : undefined;
      if (file) onUse(source);
      return file;
    },
  };
}
