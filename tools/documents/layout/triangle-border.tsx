import { Path, Svg } from '@react-pdf/renderer';
import { useLook } from './look';

const size = { step: 9, height: 6 };

/** The row of triangles below a Warli painting, in points. */
export function TriangleBorder({ width }: { width: number }) {
  const { colours } = useLook();
  const count = Math.floor(width / size.step);
  const step = width / count;
  const triangles = Array.from(
    { length: count },
    (_, index) => `M${index * step} ${size.height}L${(index + 0.5) * step} 0L${(index + 1) * step} ${size.height}Z`,
  );
  return (
    <Svg width={width} height={size.height + 1.5} viewBox={`0 0 ${width} ${size.height + 1.5}`}>
      <Path d={`${triangles.join('')}M0 ${size.height}H${width}V${size.height + 1.5}H0Z`} fill={colours.wall} />
    </Svg>
  );
}
