import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showIfAbove } from './showIfAbove.ts';

/** A long form, in which an unfinished one is offered a moment later. */
function Form({ offers = false }) {
  return (
    <form style={{ paddingBlock: '1000px' }}>
      {offers && <div ref={showIfAbove}>Continue</div>}
      <input aria-label="Notes" style={{ marginTop: '1500px' }} />
    </form>
  );
}

const topOfOffer = () => screen.getByText('Continue').getBoundingClientRect().top;

test('an offer above the part of a form that a reload shows comes into view', () => {
  const { rerender } = render(<Form />);
  window.scrollTo(0, 1800);
  rerender(<Form offers />);
  expect(topOfOffer()).toBeGreaterThanOrEqual(0);
});

test('who types already is not carried away to an offer', () => {
  const { rerender } = render(<Form />);
  screen.getByRole('textbox', { name: 'Notes' }).focus();
  window.scrollTo(0, 1800);
  rerender(<Form offers />);
  expect(topOfOffer()).toBeLessThan(0);
});
