import { href } from '../../href';
import './picture.css';

export interface PictureFile {
  /** The SVG of a drawing, or the JPEG of a photo, with AVIF and WebP files in the same folder. */
  src: string;
  /** Width and height in CSS pixels. */
  width: number;
  height: number;
  /** Widths of a photo's files in pixels; a drawing has one file. */
  widths?: readonly number[];
  /** https://developer.mozilla.org/docs/Web/HTML/Element/img#sizes */
  sizes?: string;
}

export interface PictureSource extends PictureFile {
  alt: string;
  /** Background until the picture has loaded, as `#rrggbb`. */
  colour?: string;
  /** Crop for phones in portrait orientation. */
  phone?: PictureFile;
}

interface PictureProps {
  picture: PictureSource;
  /** `now` for pictures in the first view. */
  load?: 'now' | 'later';
  /** Overrides the picture's own `sizes`. */
  sizes?: string;
}

/** A picture in the crop and size that suit the screen. The page reserves its space before it loads. */
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
      {/* With `auto`, browsers take the actual width of a lazy picture. */}
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
