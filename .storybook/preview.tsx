import '@fontsource-variable/figtree';
import '@udongo/ui/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { Container, type Locale, type MessageOverrides, UdongoProvider } from '@udongo/ui';
import { sw } from '@udongo/ui/messages/sw';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useEffect } from 'react';

const widths = {
  full: '100%',
  sidebar: '320px',
  phone: '390px',
  tablet: '768px',
  desktop: '1032px',
} as const;

/** The sizes of the window at which every story is tested. */
const viewports = {
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '900px' } },
  phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
} as const;

const messages: Readonly<Record<Locale, MessageOverrides>> = { en: {}, sw };

interface Globals {
  locale: Locale;
  scheme: 'light' | 'dark';
  width: keyof typeof widths;
}

const preview: Preview = {
  loaders: [mswLoader()],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: viewports },
  },
  initialGlobals: { locale: 'en', scheme: 'light', width: 'full' } satisfies Globals,
  globalTypes: {
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'sw', title: 'Kiswahili' },
        ],
      },
    },
    scheme: {
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    width: {
      toolbar: {
        title: 'Container',
        icon: 'grow',
        dynamicTitle: true,
        items: Object.entries(widths).map(([value, width]) => ({ value, title: `${value} (${width})` })),
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const { locale, scheme, width } = globals as unknown as Globals;
      useEffect(() => {
        document.documentElement.dataset.scheme = scheme;
        document.documentElement.lang = locale;
      }, [scheme, locale]);
      return (
        <UdongoProvider locale={locale} messages={messages[locale]}>
          <main className="story" style={{ maxWidth: widths[width] }}>
            <Container>
              <Story />
            </Container>
          </main>
        </UdongoProvider>
      );
    },
  ],
};

export default preview;
