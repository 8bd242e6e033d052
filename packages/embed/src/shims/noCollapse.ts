/** In the widget samples stay open until somebody folds them: a visitor has few. */
export const isFinished = () => false;
