import { Slider } from 'antd';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../page/Dialog.tsx';
import { type Cut, drawCut, leastScale, middleOf, sizeOf, within } from './crop-image.ts';

export interface CropperProps {
  file: File;
  /** `380x130` */
  size: string;
  onDone(file: File): void;
  onCancel(): void;
}

const mostZoom = 4;
/** Pixels: an icon in its own size shows little of what is cut. */
const leastShown = 240;
const steps: Readonly<Record<string, [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Takes a part of a picture at an exact size. One that has it already goes on as it is. */
export default function Cropper({ file, size, onDone, onCancel }: CropperProps) {
  const { t } = useTranslation('form');
  const result = sizeOf(size);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [cut, setCut] = useState<Cut>();
  const words = { size: size.replace('x', ' × ') };

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the file it was opened for
  useEffect(() => {
    createImageBitmap(file).then(
      (found) => {
        if (found.width === result.width && found.height === result.height) return onDone(file);
        setPicture(found);
        setCut(middleOf(found, result));
      },
      // What is no picture the server names.
      () => onDone(file),
    );
  }, []);
  useEffect(() => {
    if (canvas.current && picture && cut) drawCut(canvas.current, picture, cut);
  }, [picture, cut]);

  if (!picture || !cut) return null;
  const least = leastScale(picture, result);
  const change = (next: Cut) => setCut(within(next, picture, result));
  const move = (x: number, y: number) => change({ ...cut, left: cut.left + x, top: cut.top + y });
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const shown = result.width / event.currentTarget.clientWidth;
    move(-event.movementX * shown, -event.movementY * shown);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(step[0] * 10, step[1] * 10);
  };
  const zoom = (times: number) => {
    const scale = least * times;
    const grown = scale / cut.scale;
    const [x, y] = [cut.left + result.width / 2, cut.top + result.height / 2];
    change({ scale, left: x * grown - result.width / 2, top: y * grown - result.height / 2 });
  };
  const finish = () => {
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    canvas.current?.toBlob((blob) => blob && onDone(new File([blob], file.name, { type })), type, 0.92);
  };
  return (
    <Dialog
      open
      title={t('upload.crop', words)}
      okText={t('ok')}
      cancelText={t('cancel')}
      onOk={finish}
      onCancel={onCancel}
      mask={{ closable: false }}
      afterOpenChange={(isOpen) => isOpen && canvas.current?.focus()}
    >
      <canvas
        ref={canvas}
        {...result}
        tabIndex={0}
        aria-label={t('upload.cropHint')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
        style={{ display: 'block', width: Math.max(result.width, leastShown), maxWidth: '100%', margin: '0 auto', cursor: 'move', touchAction: 'none' }}
      />
      <Slider
        min={1}
        max={mostZoom}
        step={0.01}
        value={cut.scale / least}
        onChange={zoom}
        ariaLabelForHandle={t('upload.zoom')}
        tooltip={{ formatter: null }}
      />
      <div style={{ color: 'var(--ant-color-text-secondary)', fontSize: 12 }}>{t(least > 1 ? 'upload.tooSmall' : 'upload.cropHint', words)}</div>
    </Dialog>
  );
}
