import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { common } from '../messages/en/common.ts';
import { field } from '../messages/en/field.ts';
import { sw } from '../messages/sw.ts';
import { UdongoProvider, useMessages } from './index.ts';

const texts = { common, field };

function Line() {
  const t = useMessages(texts);
  return <p>{`${t('common.retry')}, ${t('field.counter', { length: 1284, max: 2000 })}`}</p>;
}

test('a component of a page without a provider speaks English', () => {
  render(<Line />);
  expect(screen.getByText('Try again, 1,284 of 2,000')).toBeVisible();
});

test('a host chooses the language and replaces single texts, the rest stays', () => {
  render(
    <UdongoProvider locale="sw" messages={{ ...sw, common: { retry: 'Rudia' } }}>
      <Line />
    </UdongoProvider>,
  );
  expect(screen.getByText('Rudia, 1,284 kati ya 2,000')).toBeVisible();
});

test('groups that nobody could translate and keys of other groups are compile errors', () => {
  const Foreign = () => {
    // @ts-expect-error the catalogue has no such group
    return useMessages({ common, shop: { open: 'Open' } })('common.retry');
  };
  const Elsewhere = () => {
    // @ts-expect-error this component did not bring the group
    return useMessages(texts)('login.title');
  };
  render(<Foreign />);
  render(<Elsewhere />);
  expect(screen.getByText('login.title')).toBeVisible();
});
