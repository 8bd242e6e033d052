/** Finds a QR code in a picture of the camera. */
export interface CodeDetector {
  /** The text of a code in sight; null while there is none. */
  detect(video: HTMLVideoElement): Promise<string | null>;
}

/** The camera of this device, and its reader of codes. */
export interface Camera {
  /** Errors: rejects as `getUserMedia` does. */
  open(): Promise<MediaStream>;
  createDetector(): Promise<CodeDetector>;
}

/** The camera on the back of a phone, else any. */
export const deviceCamera: Camera = {
  open: () => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
  createDetector,
};

/** The browser's own `BarcodeDetector`, which TypeScript does not know yet. */
interface NativeDetector {
  new (options: {
    formats: string[];
  }): {
    detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own detector, else a decoder of 17 KB that is fetched now. */
async function createDetector(): Promise<CodeDetector> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeDetector };
  const formats = await Native?.getSupportedFormats().catch((): string[] => []);
  if (Native && formats?.includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] });
    return { detect: async (video) => (await detector.detect(video))[0]?.rawValue ?? null };
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    detect: async (video) => {
      if (!context || video.videoWidth === 0) return null;
      canvas.width = video.videoWidth;
      canvas.height = video.videoHeight;
      context.drawImage(video, 0, 0);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      try {
        return decodeQR({ data, width, height });
      } catch {
        // The library throws where it sees no code.
        return null;
      }
    },
  };
}
