import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss()],
  // The plain form is an example of @udongo/ui, in a folder of its own.
  resolve: { dedupe: ['react', 'react-dom', '@udongo/sdk', '@udongo/ui'] },
});
