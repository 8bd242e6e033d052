import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { createFakeApi, farmerUser, today } from '../../test/bookingFixtures.ts';
import { createSoilSampleFormApi, storedSample } from '../../test/soilSampleFormApi.ts';
import {
  AdminList,
  Alert,
  Badge,
  BalanceDue,
  BookingForm,
  Button,
  Card,
  Checkbox,
  Combobox,
  Dialog,
  Field,
  Input,
  LoginForm,
  MultiSelect,
  Pagination,
  PaymentBadge,
  RadioCards,
  RecordForm,
  SampleResults,
  Select,
  SensorPastePanel,
  Skeleton,
  SoilSampleForm,
  SoilTypeDialog,
  Table,
} from '../index.ts';

const nothing = () => undefined;
const nobody = async () => [];
const rootProps = { 'data-testid': 'root' };
const components: Record<string, ReactElement> = {
  AdminList: (
    <AdminList
      title="Crops"
      columns={[]}
      rowKey={String}
      list={async () => ({ results: [], count: 0, total_pages: 1 })}
      rootProps={rootProps}
    />
  ),
  Badge: <Badge rootProps={rootProps}>Paid</Badge>,
  BalanceDue: <BalanceDue amount={200} rootProps={rootProps} />,
  BookingForm: (
    <BookingForm
      api={createFakeApi().api}
      user={farmerUser}
      today={today}
      draftStorage={null}
      rootProps={rootProps}
    />
  ),
  Button: <Button rootProps={rootProps} />,
  Card: <Card rootProps={rootProps} />,
  Checkbox: <Checkbox label="Yes" rootProps={rootProps} />,
  Combobox: <Combobox load={nobody} rootProps={rootProps} />,
  Dialog: <Dialog open title="Open" onOpenChange={nothing} rootProps={rootProps} />,
  Field: (
    <Field label="Name" rootProps={rootProps}>
      <Input />
    </Field>
  ),
  LoginForm: <LoginForm login={nobody} rootProps={rootProps} />,
  MultiSelect: <MultiSelect load={nobody} rootProps={rootProps} />,
  Pagination: <Pagination page={1} totalPages={2} onPageChange={nothing} rootProps={rootProps} />,
  PaymentBadge: <PaymentBadge paid canceled={false} rootProps={rootProps} />,
  RadioCards: <RadioCards name="test" options={[]} rootProps={rootProps} />,
  RecordForm: (
    <RecordForm
      title="County"
      mode="create"
      fields={[{ kind: 'text', name: 'name', label: 'Name' }]}
      save={nobody}
      savedMessage="Saved"
      rootProps={rootProps}
    />
  ),
  SampleResults: <SampleResults results={[]} rootProps={rootProps} />,
  Select: <Select options={[]} rootProps={rootProps} />,
  SensorPastePanel: <SensorPastePanel onApply={nothing} rootProps={rootProps} />,
  Skeleton: <Skeleton rootProps={rootProps} />,
  SoilSampleForm: (
    <SoilSampleForm api={createSoilSampleFormApi().api} sample={storedSample} rootProps={rootProps} />
  ),
  SoilTypeDialog: <SoilTypeDialog open onOpenChange={nothing} onChoose={nothing} rootProps={rootProps} />,
  Table: <Table caption="None" columns={[]} rows={[]} rowKey={String} rootProps={rootProps} />,
};

test.each(Object.entries(components))(
  '%s gives its outermost element the attributes of the host',
  (name, component) => {
    render(component);
    const word = name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
    const drawnBy: Record<string, string> = { SoilSampleForm: 'record-form', SoilTypeDialog: 'dialog' };
    expect(screen.getByTestId('root').className.split(' ')).toContain(`udongo-${drawnBy[name] ?? word}`);
  },
);

test('handlers, classes, styles and refs of the host add to those of the element, which keeps its own', () => {
  const pressed = vi.fn();
  const ref = createRef<HTMLDivElement>();
  const own = { id: 'failure', className: 'host', style: { order: 2 }, onClick: pressed, ref, role: 'note' };
  render(
    <Alert tone="error" role="alert" rootProps={own}>
      It failed.
    </Alert>,
  );
  const alert = screen.getByRole('alert');
  fireEvent.click(alert);
  expect(pressed).toHaveBeenCalledOnce();
  expect(ref.current).toBe(alert);
  expect(alert).toMatchObject({ id: 'failure', className: 'udongo-alert host' });
  expect(alert.style.order).toBe('2');
  expect(alert.dataset.tone).toBe('error');
});
