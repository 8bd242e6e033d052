import { storyTests } from './storyTests.ts';

/** The parts of the app, and what they show of results, beside the phone in a wide window. */
export default storyTests({
  name: 'storybook-results',
  viewport: 'desktop',
  tags: { include: ['app', 'results'] },
  languages: 'both',
});
