/**
 * Width in pixels of the brush that suits a scene.
 * It grows more slowly than the scene, as on a wall, where one chewed bamboo stick paints large and small.
 * @param scale pixels of a grown man
 */
export const brush = (scale: number): number => 0.8 + scale * 0.019;
