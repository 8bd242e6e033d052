import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from './index.ts';

const names = Object.keys({
  ...{
    alert: 0,
    check: 0,
    chevronDown: 0,
    chevronLeft: 0,
    chevronRight: 0,
    chevronUp: 0,
    clock: 0,
    close: 0,
  },
  ...{ copy: 0, eye: 0, eyeOff: 0, help: 0, info: 0, menu: 0, moon: 0, plus: 0, refresh: 0, search: 0 },
  ...{ sun: 0, user: 0, warning: 0 },
} satisfies Record<IconName, 0>) as IconName[];

const meta = { title: 'Foundations/Icon', component: Icon, args: { name: 'check' } } satisfies Meta<
  typeof Icon
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Every: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 120px)', gap: 16, padding: 0 }}>
      {names.map((name) => (
        <li key={name} style={{ listStyle: 'none' }}>
          <Icon name={name} />
          <br />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
