export { serverPatterns as serverText } from '../serverPatterns.ts';
