import { storyTests } from './storyTests.ts';

export default storyTests('storybook', 'desktop');
