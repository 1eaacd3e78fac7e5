// Whether signs have their names under them: at the first tables of this browser, and there all of them.

class Signs {
  named = $state(false)
}

export const signs = new Signs()
