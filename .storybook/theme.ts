import { create } from 'storybook/theming/create';

/** The colours of Storybook's own frame: tokens of `tokens.css`, in the notation that Storybook can shade. */
export const frameColours = {
  page: '#fcfaf6',
  surface: '#ffffff',
  line: '#dcd7cf',
  'line-strong': '#8c857c',
  text: '#17130f',
  muted: '#615950',
  primary: '#1b763a',
} as const;

const font = '"Figtree Variable", Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Gives Storybook's frame and pages of documentation the looks of the components; the frame has a mark as well. */
export function createTheme(brandImage?: string) {
  const { page, surface, line, text, muted, primary } = frameColours;
  return create({
    base: 'light',
    brandTitle: 'Udongo components',
    brandUrl: './?path=/docs/introduction--docs',
    brandTarget: '_self',
    ...(brandImage && { brandImage }),
    fontBase: font,
    colorPrimary: primary,
    colorSecondary: primary,
    appBg: page,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: line,
    appBorderRadius: 10,
    textColor: text,
    textMutedColor: muted,
    barBg: surface,
    barTextColor: muted,
    barHoverColor: primary,
    barSelectedColor: primary,
    inputBg: surface,
    inputBorder: frameColours['line-strong'],
    inputTextColor: text,
    inputBorderRadius: 6,
  });
}
