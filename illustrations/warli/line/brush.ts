/**
 * Width in pixels of the brush that suits a scene.
 * It grows more slowly than the scene: on real walls, one bamboo stick paints large and small figures.
 * @param scale pixels of a grown man
 */
export const brush = (scale: number): number => 0.8 + scale * 0.019;
