import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button, Field, Input } from '../primitives/index.ts';

test('a slot keeps its stable class and gets the host’s, which may depend on the state', () => {
  render(
    <Button
      variant="primary"
      pending
      classNames={{
        root: ({ variant, pending }) => `host-${variant} ${pending ? 'busy' : ''}`,
        label: 'big',
      }}
    >
      Book
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(button.className.split(' ')).toEqual(
    expect.arrayContaining(['udongo-button', 'host-primary', 'busy']),
  );
  expect(screen.getByText('Book').className).toBe('udongo-button__label big');
});

test('a slot is a part with the states that are on, and carries them as presence attributes', () => {
  render(
    <Button variant="quiet" disabled>
      Book
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(button.getAttribute('part')?.split(' ')).toEqual(['button', 'quiet', 'medium', 'disabled']);
  expect(button.dataset).toMatchObject({ variant: 'quiet', disabled: '' });
  expect('pending' in button.dataset).toBe(false);
  expect(screen.getByText('Book').getAttribute('part')).toContain('button-label');
});

test('a host replaces the markup of a slot and keeps what makes it work', () => {
  render(
    <Button
      aria-label="Book"
      render={{
        label: (props, { variant }) => (
          <em {...props}>
            {props.children} as {variant}
          </em>
        ),
      }}
    >
      Book
    </Button>,
  );
  const label = screen.getByText('Book as secondary');
  expect(label.tagName).toBe('EM');
  expect(label.className).toBe('udongo-button__label');
});

test('slots that stand side by side can both be replaced', () => {
  const complain = vi.spyOn(console, 'error');
  render(
    <Field
      label="Name"
      hint="In full"
      error="Name is required"
      render={{ hint: (props) => <p {...props} />, error: (props) => <strong {...props} /> }}
    >
      <Input />
    </Field>,
  );
  expect(screen.getByText('In full').tagName).toBe('P');
  expect(complain.mock.calls).toEqual([]);
  complain.mockRestore();
});

test('an unknown slot and a wrong state are compile errors', () => {
  // @ts-expect-error Button has no slot 'title'
  const unknownSlot = <Button classNames={{ title: 'big' }} />;
  // @ts-expect-error Button's state has no 'loading'
  const unknownState = <Button classNames={{ root: ({ loading }) => loading }} />;
  expect([unknownSlot, unknownState]).toHaveLength(2);
});
