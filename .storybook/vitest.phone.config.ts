import { storyTests } from './storyTests.ts';

export default storyTests({ name: 'storybook-phone', viewport: 'phone' });
