import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { findHardCoded } from './findHardCoded.ts';

/** Texts that the test takes for those in the components' code. */
const literals = ['Try again', 'Close', 'records found'];

function found(page: ReactNode) {
  const { container } = render(page);
  return findHardCoded(container, literals);
}

test('texts of the catalogue and data of a host are let be', () => {
  expect(
    found(
      <p title="⟦Çłóšé⟧">
        ⟦Ŧrý ágáíñ⟧ 12 Kiambu <b>Closed on Sunday</b> KES 2,000.00
      </p>,
    ),
  ).toEqual([]);
});

test('a text from the code is found, alone, inside of another, and where it is only read out', () => {
  expect(
    found(
      <p>
        <button type="button">Close</button>
        <span>⟦Fóúñð⟧ 26 records found</span>
        <button type="button" aria-label="Try again" />
      </p>,
    ),
  ).toEqual(['Close', '26 records found', 'Try again']);
});

test('a text in a shadow root is found, in a frame, too', () => {
  const { container } = render(<iframe title="Kiambu" />);
  const page = container.querySelector('iframe')?.contentDocument;
  const host = page?.body.appendChild(page.createElement('div'));
  host?.attachShadow({ mode: 'open' }).append('Close', ' ', '⟦Çłóšé⟧');
  page?.body.append('Try again');
  expect(findHardCoded(container, literals)).toEqual(['Try again', 'Close']);
});
