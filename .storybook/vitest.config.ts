import { storyTests } from './storyTests.ts';

export default storyTests({ name: 'storybook', viewport: 'desktop' });
