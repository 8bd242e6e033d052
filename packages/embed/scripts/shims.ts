import { join } from 'node:path';

const shims = join(import.meta.dirname, '../src/shims');

/** A list of replacements for the modules that import them. */
interface Swap {
  name: string;
  importers: RegExp;
  /** Paths by the import specifier that they replace. */
  files: Readonly<Record<string, string>>;
}

/**
 * Libraries of which the booking form uses little, with their small replacements; other components keep the
 * libraries.
 */
const libraries: readonly Swap[] = [
  {
    name: 'form-library',
    importers: /[/\\]packages[/\\]ui[/\\]src[/\\]booking-form[/\\]/,
    files: {
      './formLibrary.ts': join(shims, 'reactHookForm.ts'),
      './ruleLibrary.ts': join(shims, 'zodMini.ts'),
    },
  },
  {
    name: 'floating-lists',
    importers: /[/\\]primitives[/\\]combobox[/\\]OptionPopup\.tsx$/,
    files: { './usePopupPlace.ts': join(shims, 'usePopupPlace.ts') },
  },
];

/**
 * Parts that visitors of a website never need, and parts that the first field does not need, which load as
 * one file.
 */
const parts: readonly Swap[] = [
  {
    name: 'parts-of-the-form',
    importers: /[/\\]packages[/\\]ui[/\\]src[/\\](booking-form|booking-queue)[/\\]/,
    files: {
      '../messages/en/bookingSignedIn.ts': join(shims, 'noTexts.ts'),
      '../../messages/en/bookingSignedIn.ts': join(shims, 'noTexts.ts'),
      './bookingUser.ts': join(shims, 'visitor.ts'),
      '../../lib/omitUnread.ts': join(shims, 'visitor.ts'),
      '../../lib/wordOf.ts': join(shims, 'visitor.ts'),
      '../lib/accountProblems.ts': join(shims, 'noAccount.ts'),
      '../../lib/accountProblems.ts': join(shims, 'noAccount.ts'),
      './WaitingRows.tsx': join(shims, 'newBooking.ts'),
      '../../payment-badge/index.ts': join(shims, 'newBooking.ts'),
      './askFirst.ts': join(shims, 'noOwnList.ts'),
      './askFound.ts': join(shims, 'noOwnList.ts'),
      './checkOwnFields.ts': join(shims, 'visitor.ts'),
      './toExtraKeys.ts': join(shims, 'visitor.ts'),
      './toSavedNotice.ts': join(shims, 'visitor.ts'),
      '../../booking-queue/onDemand.ts': join(shims, '../form/rest.ts'),
    },
  },
  {
    name: 'words-of-the-server',
    importers: /[/\\]lib[/\\]useServerText\.ts$/,
    files: { './serverText.ts': join(shims, 'serverText.ts') },
  },
  {
    name: 'refusals-of-other-pages',
    importers: /[/\\]messages[/\\](serverPatterns|sw[/\\]serverText)\.ts$/,
    files: {
      './pagePatterns.ts': join(shims, 'noTexts.ts'),
      './pageServerText.ts': join(shims, 'noTexts.ts'),
    },
  },
  {
    name: 'modals-of-the-page',
    importers: /[/\\]primitives[/\\]toaster[/\\]followModals\.ts$/,
    files: { './findModal.ts': join(shims, 'findModal.ts') },
  },
  {
    name: 'modals-around-dialogs',
    importers: /[/\\]primitives[/\\]dialog[/\\]Dialog\.tsx$/,
    files: { './useEscapeBeforeHosts.ts': join(shims, 'noHostModals.ts') },
  },
  {
    name: 'markup-of-hosts',
    importers: /[/\\]packages[/\\]ui[/\\]src[/\\]/,
    files: {
      '../lib/ownForm.ts': join(shims, 'noHostForm.ts'),
      '../lib/slots.ts': join(shims, 'noHostSlots.ts'),
      '../../lib/slots.ts': join(shims, 'noHostSlots.ts'),
    },
  },
  {
    name: 'documents-of-tests',
    importers: /[/\\]packages[/\\]ui[/\\]src[/\\]/,
    files: {
      './plainDom.ts': join(shims, 'realDom.ts'),
      '../lib/plainDom.ts': join(shims, 'realDom.ts'),
      '../../lib/plainDom.ts': join(shims, 'realDom.ts'),
    },
  },
  {
    name: 'server-rendering',
    importers: /[/\\]packages[/\\]ui[/\\]src[/\\]/,
    files: {
      '../lib/useUniqueId.ts': join(shims, 'noServerRendering.ts'),
      '../../lib/useUniqueId.ts': join(shims, 'noServerRendering.ts'),
      '../../lib/useChosenBefore.ts': join(shims, 'noServerRendering.ts'),
    },
  },
  {
    name: 'languages-of-hosts',
    importers: /[/\\]packages[/\\]ui[/\\]src[/\\]/,
    files: {
      './intlLocales.ts': join(shims, 'twoLanguages.ts'),
      '../messages/intlLocales.ts': join(shims, 'twoLanguages.ts'),
      '../../messages/intlLocales.ts': join(shims, 'twoLanguages.ts'),
    },
  },
  {
    name: 'texts',
    importers: /[/\\]messages[/\\]swBookingForm\.ts$/,
    files: {
      './sw/bookingAskBack.ts': join(shims, 'noTexts.ts'),
      './sw/bookingDiscount.ts': join(shims, 'noTexts.ts'),
      './sw/bookingLocation.ts': join(shims, 'noTexts.ts'),
      './sw/bookingShare.ts': join(shims, 'noTexts.ts'),
      './sw/bookingSignedIn.ts': join(shims, 'noTexts.ts'),
      './sw/farmerPicker.ts': join(shims, 'noTexts.ts'),
      './sw/serverText.ts': join(shims, 'noTexts.ts'),
      './sw/table.ts': join(shims, 'noTexts.ts'),
    },
  },
  {
    name: 'lists',
    importers: /[/\\]primitives[/\\]combobox[/\\](Combobox|MultiSelect)\.tsx$/,
    files: { './OptionPopup.tsx': join(shims, 'optionPopup.tsx') },
  },
  {
    name: 'reading-of-lists',
    importers: /[/\\](primitives[/\\]combobox[/\\]useOptionList|lib[/\\]recordSources)\.ts$/,
    files: {
      './useListLogin.ts': join(shims, 'noLists.ts'),
      './nameByPages.ts': join(shims, 'noLists.ts'),
    },
  },
  {
    name: 'icons',
    importers: /[/\\]primitives[/\\]icon[/\\]Icon\.tsx$/,
    files: { './drawings.ts': join(shims, 'drawings.ts') },
  },
  {
    name: 'client',
    importers: /[/\\]packages[/\\]sdk[/\\]src[/\\]client[/\\]/,
    files: {
      './openapiFetch.ts': join(shims, 'openapiFetch.ts'),
      './Middleware.ts': join(shims, 'noMiddleware.ts'),
      './withSession.ts': join(shims, 'noSession.ts'),
      './createReauthorizer.ts': join(shims, 'noSession.ts'),
      './mayCarryToken.ts': join(shims, 'noSession.ts'),
      './runOperation.ts': join(shims, 'plainPromises.ts'),
      './toApiPromise.ts': join(shims, 'plainPromises.ts'),
      './fillLists.ts': join(shims, 'noLists.ts'),
      './readSilentChange.ts': join(shims, 'visitor.ts'),
      './toUrl.ts': join(shims, 'plainCalls.ts'),
      './createGetPdf.ts': join(shims, 'plainCalls.ts'),
      './readFile.ts': join(shims, 'plainCalls.ts'),
      './withUuid.ts': join(shims, 'plainCalls.ts'),
      './readTimeoutMs.ts': join(shims, 'plainCalls.ts'),
    },
  },
];

/** Preact's packages for React's, for the tests and stories of the form. */
export const preactAlias: Readonly<Record<string, string>> = {
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react-dom': 'preact/compat',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
};

/**
 * The widget's packages for React's: Preact, without the part of its compat layer that is for other people's
 * components.
 */
export const widgetAlias: Readonly<Record<string, string>> = {
  ...preactAlias,
  'react-dom/client': join(shims, 'react.ts'),
  'react/jsx-runtime': join(shims, 'jsxRuntime.ts'),
  react: join(shims, 'react.ts'),
};

/** Replaces libraries with their small shims, for Rolldown and Vite alike. */
export function libraryShims() {
  return libraries.map((swap) => toPlugin(swap));
}

/**
 * Replaces modules with the widget's shims.
 * Errors: the build fails if no module imports one of them any more, because the replaced code would come
 * back unnoticed. Measurements, which leave parts out, set `mayMiss`.
 */
export function widgetShims({ mayMiss = false } = {}) {
  return [...libraries, ...parts].map((swap) => {
    const missing = new Set(Object.keys(swap.files));
    return {
      ...toPlugin(swap, (source) => missing.delete(source)),
      buildEnd(error?: Error) {
        if (error || mayMiss || missing.size === 0) return;
        throw new Error(`Nothing asks for ${[...missing].join(', ')} (${swap.name}): see shims.ts.`);
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
