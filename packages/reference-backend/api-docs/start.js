const dark = matchMedia('(prefers-color-scheme: dark)');
const followDevice = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followDevice);
followDevice();

window.SwaggerUIBundle({
  // Beside this folder, under whatever path a proxy serves both.
  url: '../openapi.yaml',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  // It would send the contract to another host.
  validatorUrl: null,
});
