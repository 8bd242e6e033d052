import '../../ui/test/leanReact.ts';
import '../src/styles/app.css';
import '@udongo/ui/styles.layer.css';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import '../../ui/test/printOnce.ts';
import { loadLanguage } from '../src/messages/languages.ts';
import { waitAfterCode } from './awaitCode.ts';
import { checkErrors, collectErrors } from './consoleErrors.ts';

// A page that reads Kiswahili is drawn once it is here.
await loadLanguage('sw');

// On a busy machine the default second is too short for a page to load: only a failing test waits so long.
configure({ reactStrictMode: true, asyncUtilTimeout: 15_000 });

collectErrors();
waitAfterCode();

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: what the app keeps there must not reach the next test.
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  checkErrors();
});
