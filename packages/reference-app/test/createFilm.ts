import encodeQR from 'qr';

/** Makes the film of a camera that points at a QR code; `show` puts another one before it. */
export function createFilm(text: string): { stream: MediaStream; show: (text: string) => void } {
  const scale = 8;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const stream = canvas.captureStream();
  let modules: boolean[][] = [];
  const show = (next: string) => {
    modules = encodeQR(next, 'raw', { border: 4 });
    canvas.width = canvas.height = modules.length * scale;
  };
  const draw = () => {
    if (!context) return;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    for (const [y, row] of modules.entries()) {
      for (const [x, isDark] of row.entries()) {
        if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
      }
    }
    if (stream.active) requestAnimationFrame(draw);
  };
  show(text);
  draw();
  return { stream, show };
}
