import { Toaster } from '@udongo/ui';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { loadLanguage } from '../src/messages/languages.ts';
import { ServicesContext } from '../src/services/ServicesContext.ts';
import elements from '../src/styles/base.css?inline';
import '../src/styles/page.css';
import { createTestServices, type TestServicesOptions } from './createTestServices.ts';

export interface AppPartProps extends TestServicesOptions {
  /** The address that it reads. Default '/'. */
  path?: string;
  /** The pattern of that address. Default: any. */
  route?: string;
  children: ReactNode;
}

/** A part of the app in a story: logged in as `user`, on an API that answers as `handlers` say, in the story's language. */
export function AppPart({ path = '/', route = '*', children, ...options }: AppPartProps) {
  const [services] = useState(() => createTestServices(options).services);
  return (
    <ServicesContext value={services}>
      {/* The app's styles of bare elements, for this part only: other stories share the page. */}
      <style>{`@layer app { @scope (.app-part) { ${elements} } }`}</style>
      <div className="app-part">
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={route} element={children} />
          </Routes>
        </MemoryRouter>
        <Toaster store={services.toaster} />
      </div>
    </ServicesContext>
  );
}

/**
 * Settings that all stories of the app share; a meta spreads them. Tags are in each meta itself, where Storybook reads them without
 * running it: no page of documentation, because nobody installs the app's parts, and a test run of their own.
 */
export const appStories = {
  loaders: [() => loadLanguage('sw')],
  parameters: { hasOwnTexts: true, controls: { disable: true } },
};
