// Runs in a page before its own scripts: keeps every frame, every long task, and when something that
// is measured began to move. Times are those of performance.now().
(() => {
  const seen = { frames: [], tasks: [], slow: [], marks: [] }
  window.seenByBench = seen

  let last = null
  const beat = (now) => {
    if (last !== null) seen.frames.push([last, now])
    last = now
    requestAnimationFrame(beat)
  }
  requestAnimationFrame(beat)

  const watch = (type, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true })
  watch('longtask', (task) => seen.tasks.push([task.startTime, task.duration]))
  watch('long-animation-frame', (frame) => {
    const drawing = frame.styleAndLayoutStart ? frame.startTime + frame.duration - frame.styleAndLayoutStart : 0
    const scripts = frame.scripts.map((one) => `${one.invoker || one.invokerType} ${one.duration.toFixed(0)}`)
    seen.slow.push([frame.startTime, frame.duration, drawing, scripts.join(', ')])
  })

  const note = (scene, isSeen) => {
    if (isSeen) seen.marks.push([scene, performance.mark(scene).startTime])
  }
  addEventListener('animationstart', ({ target }) => note('reveal', target.matches('.turning')))
  addEventListener('transitionrun', ({ target }) => note('token moves', target.matches('.token')))
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    note('dealing', this.matches('[data-at^="row-"], [data-at^="cheque-"]'))
    return animate.apply(this, how)
  }
})()
