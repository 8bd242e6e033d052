export { widgetFilesPlugin } from '../packages/embed/scripts/widgetFiles.ts';
