/** The inner width and height of a symbol's view. */
export const symbolSize = { width: 120, height: 84 } as const;
