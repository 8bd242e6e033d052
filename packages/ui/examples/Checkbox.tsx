import { Checkbox, Switch } from '@udongo/ui';

export const Choices = () => (
  <>
    <Checkbox name="terms" required label="I agree to the terms" />
    <Switch
      name="reminders"
      defaultChecked
      label="Remind me the day before"
    />
  </>
);
