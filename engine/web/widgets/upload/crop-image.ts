/** Which part of a picture is taken: its left upper corner and how much the picture is scaled, in pixels of the result. */
export interface Cut {
  left: number;
  top: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** `380x130` → width and height. */
export function sizeOf(text: string): Size {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
}

/** The least scale at which the picture fills the result. */
export function leastScale(picture: Size, result: Size): number {
  return Math.max(result.width / picture.width, result.height / picture.height);
}

/** The cut moved back to where the picture fills the result. */
export function within(cut: Cut, picture: Size, result: Size): Cut {
  const limit = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));
  return {
    scale: cut.scale,
    left: limit(cut.left, picture.width * cut.scale - result.width),
    top: limit(cut.top, picture.height * cut.scale - result.height),
  };
}

/** The middle of the picture, as large as it fits. */
export function middleOf(picture: Size, result: Size): Cut {
  const scale = leastScale(picture, result);
  return { scale, left: (picture.width * scale - result.width) / 2, top: (picture.height * scale - result.height) / 2 };
}

/** Draws the part of the picture at the result's size. */
export function drawCut(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, scale }: Cut): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, width, height);
  context.drawImage(picture, left / scale, top / scale, width / scale, height / scale, 0, 0, width, height);
}
