import { href } from '../../href';
import './picture.css';

export interface PictureFile {
  /** Of a photo, the JPEG; AVIF and WebP stand beside it. */
  src: string;
  /** CSS pixels of its box. */
  width: number;
  height: number;
  /** Pixel widths in which a photo was made. A drawing has one file for all. */
  widths?: readonly number[];
  /** How wide a photo stands on the screen, https://developer.mozilla.org/docs/Web/HTML/Element/img#sizes */
  sizes?: string;
}

export interface PictureSource extends PictureFile {
  alt: string;
  /** `#rrggbb`, shown until the picture is there. */
  colour?: string;
  /** The same picture cut for phones held upright. */
  phone?: PictureFile;
}

interface PictureProps {
  picture: PictureSource;
  /** `now` for what the first view shows; everything else waits until it comes near. */
  load?: 'now' | 'later';
  /** In place of the picture’s own, where it stands in another width than usual. */
  sizes?: string;
}

/** A picture of the content in the cut and size that suit the screen. Its box is known before it arrives. */
export function Picture({ picture, load = 'later', sizes = picture.sizes }: PictureProps) {
  const { src, width, height, alt, colour, widths, phone } = picture;
  const image = (
    <img
      src={href(src)}
      width={width}
      height={height}
      alt={alt}
      data-colour={colour}
      loading={load === 'later' ? 'lazy' : undefined}
      fetchPriority={load === 'now' ? 'high' : undefined}
      decoding={load === 'later' ? 'async' : undefined}
    />
  );
  if (!phone && !widths) return image;
  return (
    <picture>
      {phone && <Sources file={phone} media="(max-width: 40rem)" sizes={phone.sizes} />}
      {/* A browser that can (`auto`) takes the width that the picture really has, once its turn comes. */}
      {widths && <Sources file={picture} sizes={load === 'later' ? `auto, ${sizes}` : sizes} />}
      {image}
    </picture>
  );
}

interface SourcesProps {
  file: PictureFile;
  media?: string;
  sizes?: string;
}

function Sources({ file: { src, width, height, widths }, media, sizes }: SourcesProps) {
  const box = media ? { media, width, height } : {};
  if (!widths) return <source srcSet={href(src)} {...box} />;
  const stem = href(src).replace(/-\d+x\d+\.jpg$/, '');
  return (
    <>
      {['avif', 'webp'].map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widths
            .map((each) => `${stem}-${each}x${Math.round((each * height) / width)}.${format} ${each}w`)
            .join()}
          sizes={sizes}
          {...box}
        />
      ))}
      {media && <source srcSet={href(src)} {...box} />}
    </>
  );
}
