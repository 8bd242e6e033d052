import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/renderApp.tsx';

test.each([true, false])(
  'the page speaks of a consent where the service keeps it: %s',
  async (takesConsent) => {
    renderApp({ path: '/privacy', config: { takesConsent } });
    expect(await screen.findByText(/^Under the Data Protection Act/)).toBeVisible();
    expect(screen.queryAllByText(/withdraw your consent/)).toHaveLength(takesConsent ? 1 : 0);
  },
);
