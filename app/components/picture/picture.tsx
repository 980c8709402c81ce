export interface PictureFile {
  src: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

export interface PictureSource extends PictureFile {
  alt: string;
  /** The same picture cut for phones held upright. */
  phone?: PictureFile;
}

interface PictureProps {
  picture: PictureSource;
  /** `now` for what the first view shows; everything else waits until it comes near. */
  load?: 'now' | 'later';
}

/** A picture of the content in the cut that suits the screen. Its box is known before it arrives. */
export function Picture({ picture, load = 'later' }: PictureProps) {
  const { src, width, height, alt, phone } = picture;
  return (
    <picture>
      {phone && <source media="(max-width: 40rem)" srcSet={phone.src} width={phone.width} height={phone.height} />}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={load === 'later' ? 'lazy' : undefined}
        fetchPriority={load === 'now' ? 'high' : undefined}
        decoding={load === 'later' ? 'async' : undefined}
      />
    </picture>
  );
}
